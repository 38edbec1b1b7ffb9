import { createUsePuck } from '@puckeditor/core'

/** Reads the state of the editor's library. */
export const usePuckStore = createUsePuck()

/** The library's name of the page: the place of every section. */
export const pageZone = 'root:default-zone'
