import { lazyChunk } from '../../../kit/lazy-chunk.tsx'

/** The search's form where it is a second thought: above the results, once they are to be others. */
export const LaterStaySearchForm = lazyChunk(() => import('./stay-search-form.tsx').then((chunk) => chunk.StaySearchForm))
