/** `1 flight`, `1,204 flights`. */
export const flights = (count: number): string => (count === 1 ? '1 flight' : `${count.toLocaleString('en')} flights`)
