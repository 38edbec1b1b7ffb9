/** The zone that the desk reads instants in: the agencies are in Lagos, as the dashboard's days are. */
export const deskZone = 'Africa/Lagos'
