import type { Numbers } from '#domain/numbers.ts'

/** `1 flight`, `1,204 flights`. */
export const flights = (count: number, numbers: Numbers): string => (count === 1 ? '1 flight' : `${numbers.count(count)} flights`)

/** `1 offer`, `182 offers`. */
export const offers = (count: number, numbers: Numbers): string => (count === 1 ? '1 offer' : `${numbers.count(count)} offers`)
