import { redirect } from 'react-router'
import type { Failure } from '../api-failure.ts'

/** Leads a member whose plan includes no more bookings to the plans; null for any other failure. */
export const plansInstead = ({ code }: Failure): Response | null =>
  code === 'plan.limit-reached' ? redirect('/plans?reached=bookings') : null
