import { storeContract } from '../contract/store-contract.ts';
import { Disk } from './disk.ts';
import { DiskStore } from './disk-store.ts';

// What the worlds are built on is held to what every store has to do.
const disks = new Map<string, Disk>();

storeContract('the replaced disk', {
  async open(folder) {
    const disk = disks.get(folder) ?? new Disk();
    disks.set(folder, disk);
    return new DiskStore(disk, {
      turn: () => new Promise((resolve) => setImmediate(resolve)),
      delays: () => true,
      fate: () => 'kept',
      readFails: () => false,
      written: () => undefined,
    });
  },
  durable: true,
  runs: 10,
});
