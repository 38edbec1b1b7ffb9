export { searchSessions } from '#server/products/registry/search-sessions.ts'
