import { allTourSteps, type TourStepPath } from '#domain/authored-tours/steps.ts'
import type { AuthoredTourStatus } from '#domain/authored-tours/tour-shape.ts'
import type { Tone } from '../../kit/status-pill.tsx'

export const stepTitle = (path: TourStepPath): string => allTourSteps.find((step) => step.path === path)?.title ?? path

export const statusFaces: Record<AuthoredTourStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'info' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'quiet' },
}
