export { CheckboxField } from './checkbox-field.tsx';
export { RequiredNote } from './field-frame.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export {
  EmailField,
  NumberField,
  OneTimeCodeField,
  TextAreaField,
  TextField,
  UrlField,
} from './text-field.tsx';
