/** The supplier of the agency's own tours: its id is part of offers and orders. */
export const OWN_SUPPLIER = { id: 'own', title: 'Own tours' } as const
