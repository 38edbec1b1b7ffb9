import { countries } from '#domain/travel/countries.ts'

export interface Nation {
  code: string
  name: string
}

/** Nationalities by name. Loaders only: pages get these two columns of the country table. */
export const nations: readonly Nation[] = countries.map(({ code, name }) => ({ code, name }))
