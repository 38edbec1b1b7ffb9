import { AGENCY_ZONE } from '#domain/dates.ts'

/** The zone that the desk reads instants in. */
export const deskZone = AGENCY_ZONE
