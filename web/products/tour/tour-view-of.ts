import { type TourView, tourViews } from '#domain/tours/results.ts'

const [start] = tourViews

/** Parses the cookie of the choice: the list, unless another view was chosen. */
export const tourViewOf = (preference: string | null): TourView => tourViews.find((one) => one === preference) ?? start
