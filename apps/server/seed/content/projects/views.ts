import { drawAxonometryView } from '../drawings/axonometry-view.ts';
import { drawClashView } from '../drawings/clash-view.ts';
import { drawConstructionDetail } from '../drawings/construction-detail.ts';
import { drawCostBarsView, drawEstimateView } from '../drawings/cost-views.ts';
import { drawFacadeView } from '../drawings/facade-view.ts';
import { drawInteriorView } from '../drawings/interior-view.ts';
import { drawPlantingView, drawProfileView } from '../drawings/landscape-views.ts';
import { drawPerspectiveView } from '../drawings/perspective-view.ts';
import { drawPlanView } from '../drawings/plan-view.ts';
import { drawPhasingView, drawScheduleView } from '../drawings/planning-views.ts';
import { drawSectionView } from '../drawings/section-view.ts';
import type { Sheet } from '../drawings/sheet.ts';
import { drawSitePlan } from '../drawings/site-plan.ts';
import { drawSiteWorksView } from '../drawings/site-works-view.ts';
import { drawFramingView, drawRebarView } from '../drawings/structure-views.ts';
import type { Subject } from '../drawings/subject.ts';
import { drawMeasuredPlanView, drawTopographyView } from '../drawings/survey-views.ts';
import { drawIsothermsView, drawNeedsView, drawSummerView } from '../drawings/thermal-views.ts';
import type { Random } from '../random.ts';

type Draw = (sheet: Sheet, random: Random, subject: Subject) => string;

/** Every picture that a project may have: its name, and what draws it and says its scale. */
export const views = {
  plan: ['Plan', drawPlanView],
  section: ['Coupe', drawSectionView],
  facade: ['Façade sud', drawFacadeView],
  axonometry: ['Axonométrie', drawAxonometryView],
  perspective: ['Perspective', drawPerspectiveView],
  detail: ['Détail de paroi', drawConstructionDetail],
  interior: ['Élévation intérieure', drawInteriorView],
  clashes: ['Synthèse des réseaux', drawClashView],
  needs: ['Besoins énergétiques', drawNeedsView],
  summer: ['Confort d’été', drawSummerView],
  isotherms: ['Pont thermique', drawIsothermsView],
  estimate: ['Estimation', drawEstimateView],
  costs: ['Variantes chiffrées', drawCostBarsView],
  schedule: ['Planning', drawScheduleView],
  phasing: ['Phasage', drawPhasingView],
  siteWorks: ['Installation de chantier', drawSiteWorksView],
  framing: ['Plan de structure', drawFramingView],
  rebar: ['Ferraillage', drawRebarView],
  planting: ['Plan de plantation', drawPlantingView],
  profile: ['Coupe paysagère', drawProfileView],
  sitePlan: ['Plan de masse', drawSitePlan],
  topography: ['Plan topographique', drawTopographyView],
  measured: ['Plan de l’existant', drawMeasuredPlanView],
} as const satisfies Record<string, readonly [string, Draw]>;

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];
