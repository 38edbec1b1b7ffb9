/** Puck's name for the zone of all sections. */
export const pageZone = 'root:default-zone'
