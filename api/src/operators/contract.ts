export * from '../contract/admin/operators.ts';
