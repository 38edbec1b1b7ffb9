/** The contract without its shapes, generated at build time (`scripts/contract-addresses.ts`). */
declare module 'virtual:contract' {
  export { contract } from '#contract/index.ts'
}
