export { makeApplication } from './make-application.ts';
export { makeJob, makeOffer } from './make-offer.ts';
export { makePortfolioItem } from './make-portfolio-item.ts';
export { makeCompany, makeFreelance, makeJobseeker } from './make-profiles.ts';
export { type MadeUser, makeUser, unconfirmed } from './make-user.ts';
export { nextNumber, nextSiret } from './unique.ts';
