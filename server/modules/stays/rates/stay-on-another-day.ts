import { AppError } from '#domain/errors.ts'
import { stayOn } from '#domain/packages/products/stay-on-day.ts'
import { staySearchProblems } from '#domain/stays/search-rules.ts'
import type { ProductOnAnotherDay } from '../../products/product-on-another-day.ts'
import type { SaleOf } from '../../products/product-sale.ts'
import { refindRate } from './refind-rate.ts'

/** The same room, board and terms for other nights and guests. */
export const stayOnAnotherDay: ProductOnAnotherDay<SaleOf<'stay'>> = {
  isPossible: ({ offer: { rate } }) => rate.payWhen === 'now' && !rate.membersOnly && !rate.isOnRequest,
  async find(ctx, choice, to) {
    const moved = stayOn(choice.search, choice.offer, to)
    const problems = staySearchProblems(moved.search)
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    return { search: moved.search, ...(await refindRate(ctx, moved)) }
  },
}
