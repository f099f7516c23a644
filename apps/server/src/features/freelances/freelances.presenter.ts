import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { siretStateOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { presentPortfolioItem } from '../portfolio/index.ts';
import type { Viewer } from '../profiles/index.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { FreelanceCardRow, FreelanceWithPortfolioRow } from './freelances.repository.ts';
import { freelanceFields } from './freelances.tables.ts';

/** A freelance as a viewer may see it: the full name for members, the SIRET for its owner. */
export function presentFreelance(row: FreelanceWithPortfolioRow, viewer: Viewer): Freelance {
  return {
    id: row.id,
    user_id: row.user_id,
    firstName: shownFirstName(row.username, row.first_name),
    ...(viewer && { username: row.username }),
    ...freelanceFields(row),
    ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
    completedProjects: row.completed_projects,
    siretStatus: row.siret_status,
    siretState: siretStateOf(row.siret_reading, row.is_confirmed_by_operator ? 'operator' : null),
    ...(viewer?.id === row.user_id && { siret: row.siret, staysSuggested: row.stays_suggested }),
    portfolio: row.portfolio.map(presentPortfolioItem),
  };
}

/** A freelance in a list. */
export function presentFreelanceCard(row: FreelanceCardRow): ProfileCard {
  return {
    kind: 'freelance',
    id: row.id,
    firstName: shownFirstName(row.username, row.first_name),
    title: row.title,
    specialization: row.specialization,
    location: row.location,
    skills: row.skills,
    experienceYears: row.experience_years,
    availability: row.availability,
    ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
    trades: row.trades,
    avatar: fileUrlOrNull(row.avatar_file_id),
    hourlyRate: Number(row.hourly_rate),
  };
}
