import type { Feature } from '../../core/http/define-feature.ts';
import { registerDirectoryRoutes } from './directory.routes.ts';

export const directoryFeature: Feature = { name: 'directory', routes: registerDirectoryRoutes };
