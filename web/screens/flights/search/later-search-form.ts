import { lazyChunk } from '../../../kit/lazy-chunk.tsx'

/** The search's form where it is a second thought: above the results, once they are to be others. */
export const LaterSearchForm = lazyChunk(() => import('./search-form.tsx').then((chunk) => chunk.SearchForm))
