const importSharp = async () => (await import('sharp')).default
let library: ReturnType<typeof importSharp> | undefined

/** The picture library is large: loaded with the first picture. */
export function loadSharp(): ReturnType<typeof importSharp> {
  library ??= importSharp()
  return library
}
