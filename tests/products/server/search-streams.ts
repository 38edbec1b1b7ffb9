export { searchStreams } from '#server/products/registry/search-streams.ts'
