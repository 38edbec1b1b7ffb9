import { z } from 'zod'
import type { PeopleOf, SoldProduct } from '#domain/product-types.ts'
import { storedProducts } from '#products/sold.ts'
import type { Ctx } from '../../ctx.ts'

export type People = PeopleOf

/** Stored people name their product. Older ones without it have the product of their item. */
const Stored = z.looseObject({})

export function openPeople<P extends SoldProduct>(
  ctx: Ctx,
  { product, peopleCipher }: { product: P; peopleCipher: string | null },
): PeopleOf<P> | null {
  if (!peopleCipher) return null
  return storedProducts[product].people.parse({ ...Stored.parse(ctx.system.cipher.open(peopleCipher)), product })
}

export const sealPeople = (ctx: Ctx, people: People): string => ctx.system.cipher.seal(people)
