import { redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import type { Route } from './+types/seller'

/** Only the payment's page sends it. */
export function loader() {
  return redirect('/order')
}

/** Sells a checkout for a colleague, or for oneself. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).delegates.sellFor({ id, member: typed.member || null })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}
