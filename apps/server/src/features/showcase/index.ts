import type { Feature } from '../../core/http/define-feature.ts';
import { registerShowcaseRoutes } from './showcase.routes.ts';

export const showcaseFeature: Feature = {
  name: 'showcase',
  reads: ['files', 'freelances', 'portfolio_items', 'project_images', 'users'],
  routes: registerShowcaseRoutes,
};
