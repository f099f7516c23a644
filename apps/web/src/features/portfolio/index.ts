export { PdfBookButton } from './pdf/pdf-book-button.tsx';
export { PortfolioGrid } from './portfolio-grid.tsx';
export { ProjectUrlField } from './project-url-field.tsx';
