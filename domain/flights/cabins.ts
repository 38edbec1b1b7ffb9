export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const

/** The cabin of that name; economy for anything else. */
export const cabinOf = (text: string | null): (typeof cabins)[number] => cabins.find((cabin) => cabin === text) ?? 'economy'
