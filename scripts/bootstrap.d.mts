export function isTooOld(version: string): boolean
export function installKey(folder: string): string
export function runtimePath(folder: string): string
export function needsInstall(folder: string): boolean
export function childEnvironment(folder: string, env: Record<string, string | undefined>): Record<string, string | undefined>
