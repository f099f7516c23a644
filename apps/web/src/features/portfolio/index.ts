export { PortfolioGrid } from './portfolio-grid.tsx';
