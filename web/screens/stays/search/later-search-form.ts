import { lazyChunk } from '../../../kit/lazy-chunk.tsx'

/** The lazy search form above results, loaded when it is opened. */
export const LaterStaySearchForm = lazyChunk(() => import('./stay-search-form.tsx').then((chunk) => chunk.StaySearchForm))
