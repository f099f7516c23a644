import * as z from 'zod/mini';
import { jobseekerAvailabilities, simpleAvailabilities } from './availability.ts';

/** Whether a profile is suggested although its owner is not available. */
export const staysSuggestedSchema = z.boolean('Cochez la case, ou laissez-la vide.');

const message = 'Choisissez une disponibilité dans la liste.';
export const freelanceAvailabilitySchema = z.enum(simpleAvailabilities, message);
export const jobseekerAvailabilitySchema = z.enum(jobseekerAvailabilities, message);
