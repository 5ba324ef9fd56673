import Database from 'better-sqlite3';
import { listings } from '/tmp/wt/store/api/src/mall/listings.ts';
import { Search } from '/tmp/wt/store/api/src/mall/search.ts';
import { SkinListed } from '@skins/engine/catalogue';
const N = Number(process.argv[2]);
const db = new Database(process.argv[3] ?? ':memory:');
db.pragma('journal_mode=WAL'); db.pragma('synchronous=OFF');
db.exec(listings.schema);
const apply = listings.prepare(db);
const W=['Redline','Asiimov','Frost','Ember','Night','Lotus','Dragon','Vulcan','Neon','Hyper','Jade','Cobalt','Phantom','Gilded','Ivory','Storm','Crimson','Azure','Onyx','Solar'];
const G=['AK','M4','AWP','Glock','Deagle','Karambit','Nova','Mac','Tec','Famas'];
const cats=['rifle','sniper','smg','pistol','shotgun','machinegun','knife','hands','charm','sticker'];
const rar=['contraband','ancient','legendary','mythical','rare','uncommon','common'];
const ext=['fn','mw','ft','ww','bs'];
let r=12345; const rnd=(n:number)=>{r=(Math.imul(r,1103515245)+12345)>>>0; return Math.floor(r/65536)%n;};
console.time('load');
db.exec('BEGIN');
for(let i=0;i<N;i++){
  const t=`${G[rnd(10)]}-${rnd(99)} | ${W[rnd(20)]} ${W[rnd(20)]} ${rnd(2000)}`;
  apply([{event:SkinListed.of({skinId:`s${i}`,name:{zh:`步枪 | 红线龙${String.fromCharCode(0x4e00+rnd(3000),0x4e00+rnd(3000))}`,en:t,ru:t,vi:t},image:'/a.svg',rarity:rar[rnd(7)] as never,category:cats[rnd(10)]!,exterior:ext[rnd(5)] as never,price:1+rnd(1<<15)*rnd(1<<10),from:0}),meta:{stream:'catalogue-boxes',version:1,time:1000,actor:'system',command:'c'},position:'1' as never}]);
}
db.exec('COMMIT');
console.timeEnd('load');
const s=new Search(db);
const base={without:[],priceMin:1,priceMax:1e13,time:5000};
const qs:any[]=[['all',{}],['red',{text:'red'}],['redline',{text:'redline'}],['ak red',{text:'ak red'}],['龙',{text:'红线'}],['rifle',{category:'rifle'}],['rifle rare fn',{category:'rifle',rarity:'rare',exterior:'fn'}],['red rifle rare fn',{text:'redline dr',category:'rifle',rarity:'rare',exterior:'fn'}],['excl',{without:['knife']}],['rare word',{text:'1234'}],['range',{priceMin:10000,priceMax:20000}],['red range',{text:'red',priceMin:10000,priceMax:20000}],['none',{text:'zzz'}],['rareword facet',{text:'1234 redline lotus', category:'knife'}]];
for (const cm of [0]) for(const [n,q] of qs){ const times:number[]=[]; let out:any; for(let k=0;k<20;k++){const t=performance.now(); out=s.page({...base,...q},{dearestFirst:k%2===0,offset:0,limit:24}); times.push(performance.now()-t);} times.sort((a,b)=>a-b); console.log(cm,n,out.total,out.rows.length,times[10]!.toFixed(2),'max',times[19]!.toFixed(2)); }
