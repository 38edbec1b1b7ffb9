/** Cover for bags has no form with a script, nor has the product that it stands in for. */
export { shopScripts } from '#web/products/registry/shop-scripts.ts'
