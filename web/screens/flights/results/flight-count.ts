/** `1 flight`, `1,204 flights`. */
export const flights = (count: number): string => (count === 1 ? '1 flight' : `${count.toLocaleString('en')} flights`)

/** `1 offer`, `182 offers`. */
export const offers = (count: number): string => (count === 1 ? '1 offer' : `${count.toLocaleString('en')} offers`)
