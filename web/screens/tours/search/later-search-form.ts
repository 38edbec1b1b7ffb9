import { lazyChunk } from '../../../kit/lazy-chunk.tsx'

/** The lazy search form above results, loaded when it is opened. */
export const LaterTourSearchForm = lazyChunk(() => import('./tour-search-form.tsx').then((chunk) => chunk.TourSearchForm))
