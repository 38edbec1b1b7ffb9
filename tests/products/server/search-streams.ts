/** Cover for bags is searched without a stream: the rows are those of the real products. */
export { searchStreams } from '#server/products/registry/search-streams.ts'
