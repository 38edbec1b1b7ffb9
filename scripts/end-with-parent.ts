/** Preloaded into child programs: they stop cleanly when the program that started them is gone, even when it was killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
