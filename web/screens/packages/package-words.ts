import type { PackageStatus } from '#domain/packages/package-content.ts'
import { packageStatusWords } from '#domain/packages/package-content.ts'
import type { Tone } from '../../kit/status-pill.tsx'

const tones: Record<PackageStatus, Tone> = { draft: 'info', published: 'good', archived: 'quiet' }

export const statusFace = (status: PackageStatus): { label: string; tone: Tone } => ({
  label: packageStatusWords[status],
  tone: tones[status],
})

export const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** Fewer places than these are counted. */
const FEW = 10

export function leftWords(left: number): string | null {
  if (left === 0) return 'Sold out'
  if (left > FEW) return null
  return left === 1 ? 'The last place' : `${left} places left`
}
