import { redirect } from 'react-router'
import { ApiFailure } from '../api-failure.ts'
import { signInAddress } from '../kit/sign-in-address.ts'

/** Where the agency lets no guests book: to the sign-in, and back to the page where the offer was chosen. Null for any other error. */
export function signInFirst(error: unknown, from: string): Response | null {
  const isRefused = error instanceof ApiFailure && error.data.code === 'shop.sign-in-required'
  return isRefused ? redirect(`${signInAddress(from)}&why=book`) : null
}
