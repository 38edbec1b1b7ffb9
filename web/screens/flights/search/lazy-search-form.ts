import { lazyChunk } from '../../../kit/lazy-chunk.tsx'

/** The lazy search form above results, loaded when it is opened. */
export const LazySearchForm = lazyChunk(() => import('./search-form.tsx').then((chunk) => chunk.SearchForm))
