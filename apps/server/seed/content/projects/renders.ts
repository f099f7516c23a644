import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPaths } from '../../../src/start/server-paths.ts';
import type { ProgrammeCode } from './programmes.ts';
import type { RoleCode } from './roles.ts';

/** What is no drawing: a file that `seed/renders/make` made of the same building, 1600 × 1067 pixels. */
export const renderedViews = {
  render: 'Perspective',
  model: 'Maquette',
  inside: 'Vue intérieure',
  siteRender: 'Vue de chantier',
} as const;
export type RenderedView = keyof typeof renderedViews;

export interface Rendered {
  readonly view: RenderedView;
  readonly programme: ProgrammeCode;
}

/** Whose projects such a picture belongs to, the first to ask first. */
export const rolesShown: Readonly<Record<RenderedView, readonly RoleCode[]>> = {
  render: ['image', 'architecte', 'maitrise', 'bim', 'dessin'],
  model: ['architecte', 'image', 'bim', 'dessin'],
  inside: ['interieur', 'maitrise', 'dessin'],
  siteRender: ['travaux', 'opc', 'structure'],
};

const of = (view: RenderedView, programmes: readonly ProgrammeCode[]): Rendered[] =>
  programmes.map((programme) => ({ view, programme }));

/** Every rendered picture. */
export const renders: readonly Rendered[] = [
  ...of('render', [
    'pignon',
    'plainPied',
    'logements',
    'creche',
    'mediatheque',
    'tiersLieu',
    'ville',
    'ecole',
  ]),
  ...of('render', ['gymnase', 'sante']),
  ...of('model', ['ecole', 'logements', 'plainPied', 'mediatheque', 'pignon', 'tiersLieu']),
  ...of('inside', ['restaurant', 'appartement', 'boutique', 'bureaux']),
  ...of('siteRender', ['sante', 'ecole', 'logements', 'mediatheque']),
];

export const isRendered = (view: string): view is RenderedView => Object.hasOwn(renderedViews, view);

/** The bytes of such a picture, as AVIF. */
export const readRender = ({ view, programme }: Rendered): Buffer =>
  readFileSync(join(serverPaths.demoRenders, `${programme}-${view}.avif`));
