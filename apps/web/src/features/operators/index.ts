export { OperatorFailure } from './operator-failure.tsx';
export { OperatorList, operatorsKey } from './operator-list.tsx';
export { OperatorSpace } from './operator-space.tsx';
export { ReasonedForm } from './reasoned-form.tsx';
