import type { DemoProject } from './project.ts';
import { renderedViews, renders, rolesShown } from './renders.ts';
import type { RoleCode } from './roles.ts';

interface Portfolio {
  readonly role: RoleCode;
  readonly projects: readonly DemoProject[];
}

const mostPictures = 5;
const mostRenders = 2;

/**
 * Puts each rendered picture, once, as the cover of a project of its building, by an author in a fitting
 * role.
 */
export function placeRenders(portfolios: readonly Portfolio[]): DemoProject[][] {
  const shown = portfolios.map(({ projects }) => [...projects]);
  const taken = new Map<string, number>();
  for (const { view, programme } of renders) {
    const places = rolesShown[view].flatMap((role) =>
      portfolios.flatMap((portfolio, owner) =>
        portfolio.role === role
          ? portfolio.projects.flatMap(({ pictures }, rank) =>
              pictures[0]?.order.programme === programme ? [{ owner, rank }] : [],
            )
          : [],
      ),
    );
    const rendersAt = ({ owner, rank }: { owner: number; rank: number }) =>
      taken.get(`${owner}/${rank}`) ?? 0;
    const place =
      places.find((one) => rendersAt(one) === 0) ?? places.find((one) => rendersAt(one) < mostRenders);
    const project = place && shown[place.owner]?.[place.rank];
    const cover = project?.pictures[0];
    if (!place || !project || !cover) throw new RangeError(`nobody shows ${programme}/${view}`);
    const picture = {
      order: { ...cover.order, view },
      alt: `${renderedViews[view]} du projet ${project.title}`,
    };
    // a drawn perspective of what is rendered says nothing more
    const others = project.pictures.filter(({ order }) => view !== 'render' || order.view !== 'perspective');
    const pictures = [picture, ...others].slice(0, mostPictures);
    taken.set(`${place.owner}/${place.rank}`, rendersAt(place) + 1);
    const row = shown[place.owner];
    if (row) row[place.rank] = { ...project, pictures };
  }
  return shown;
}
