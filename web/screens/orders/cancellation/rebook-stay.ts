import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm } from '../../../kit/form/outcome.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'

/** Opens the checkout of the cheaper room and leads to its review. */
export async function rebookStay({ orders }: Api, { id }: { id: string }, typed: Record<string, string>) {
  try {
    const { checkoutId } = await orders.rebook({ id })
    return redirect(stayPaths(checkoutId).review)
  } catch (error) {
    return failedForm(error, typed)
  }
}
