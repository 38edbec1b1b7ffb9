import type { WebBuild } from '../../web-build.ts'

export const webBuild: WebBuild = { folder: 'build', sources: [], condition: null }
