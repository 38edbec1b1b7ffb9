import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { allTourSteps, type TourStep, type TourStepPath } from '#domain/authored-tours/steps.ts'

export const createAddress = '/tourManagement/create'

/** The overview of a tour: its steps, score and versions. */
export const overviewAddress = (tourId: string) => `${createAddress}?tour=${tourId}`

export const previewAddress = (tourId: string, width: 'phone' | 'desk') => `/tourManagement/preview?tour=${tourId}&width=${width}`

export const stepAddress = (path: TourStepPath, tourId: string, optionId?: string) =>
  `${createAddress}/${path}?${new URLSearchParams({ tour: tourId, ...(optionId && { option: optionId }) })}`

const FIRST = allTourSteps[0]

/** The step of an address; the first one for any other path. */
export function stepOfPath(pathname: string): TourStep {
  const path = pathname.replace(`${createAddress}/`, '').replace(/\/$|\.data$/, '')
  const found = allTourSteps.find((step) => step.path === path) ?? FIRST
  if (!found) throw new Error('there are no steps')
  return found
}

/** Where saving leads: the same step of the next option, then the next step, then the overview. */
export function addressAfter(step: TourStep, tourId: string, options: readonly AuthoredOption[], optionId: string): string {
  const at = options.findIndex(({ id }) => id === optionId)
  const nextOption = step.isOfOption ? options[at + 1] : undefined
  if (nextOption) return stepAddress(step.path, tourId, nextOption.id)
  const next = allTourSteps[allTourSteps.indexOf(step) + 1]
  return next ? stepAddress(next.path, tourId) : overviewAddress(tourId)
}
