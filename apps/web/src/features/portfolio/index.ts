export { PdfBookButton } from './pdf/pdf-book-button.tsx';
export { PortfolioGrid } from './portfolio-grid.tsx';
export { type DraftImage, newImage } from './project-form.values.ts';
export { ProjectImagesField } from './project-images-field.tsx';
export { ProjectUrlField } from './project-url-field.tsx';
export { GivenReferences } from './references/given-references.tsx';
