import * as z from 'zod/mini';
import { jobseekerAvailabilities, simpleAvailabilities } from './availability.ts';

const message = 'Choisissez une disponibilité dans la liste.';
export const freelanceAvailabilitySchema = z.enum(simpleAvailabilities, message);
export const jobseekerAvailabilitySchema = z.enum(jobseekerAvailabilities, message);
