/** Where a device stores an entry: 'local' for good, 'session' until the tab is closed. */
export type StorageArea = 'local' | 'session'
