import type { TourView } from '#domain/tours/results.ts'

export const viewLabels: Record<TourView, string> = { list: 'List', grid: 'Grid', map: 'Map' }
