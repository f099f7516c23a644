import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    portfolio_items: PortfolioItemsTable;
    project_images: ProjectImagesTable;
  }
}

interface PortfolioItemsTable {
  id: string;
  freelance_id: string;
  position: number;
  title: string;
  description: string;
  url: string | null;
  created_at: Generated<Date>;
  role_held: string | null;
  agency: string | null;
  phases: Generated<ProjectPhase[]>;
  software: Generated<string[]>;
  surface_square_metres: number | null;
  completion_year: number | null;
}

interface ProjectImagesTable {
  project_id: string;
  file_id: string;
  position: number;
  alt_text: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
}
