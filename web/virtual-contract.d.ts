/** The contract without its shapes, written while the interface is built (`scripts/contract-addresses.ts`). */
declare module 'virtual:contract' {
  export { contract } from '#contract/index.ts'
}
