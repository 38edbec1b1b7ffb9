/**
 * Suppliers of stays as the specification names them (section 9). `active`: asked in every search. `exceptions`: known, and asked only where the
 * operator names them in `STAY_SUPPLIERS`; StayX3 is in both lists, so it is asked from the start. Nothing else tells them apart: what an
 * exception sells is matched, priced and cancelled like everything else.
 */
export const staySuppliers = {
  active: ['stayx2', 'stayx3'],
  exceptions: ['stayx1', 'stayx3', 'stayx4', 'stayx5', 'stayx6', 'stayx7', 'stayx8', 'stayx9', 'stayx10'],
} as const
