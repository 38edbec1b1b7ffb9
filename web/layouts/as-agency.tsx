import type { ReactNode } from 'react'
import { NumbersContext } from '../kit/numbers.ts'
import { RegionalContext } from '../kit/regional.ts'
import { useSession } from '../session.ts'

/** Dates, times and numbers as the agency writes them, whoever looks: for documents that customers get, and for its books. */
export function AsAgency({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session) return children
  return (
    <RegionalContext value={session.regional}>
      <NumbersContext value={session.numbers}>{children}</NumbersContext>
    </RegionalContext>
  )
}
